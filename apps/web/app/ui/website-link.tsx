/** A link to somebody's website, named by its address; an address without a scheme is taken as a secure one. */
export const WebsiteLink = ({ address }: { address: string }) => (
  <a href={address.startsWith('//') ? `https:${address}` : address} target="_blank" rel="noreferrer nofollow">
    {address.replace(/^(https?:)?\/\//, '').replace(/\/$/, '')}
  </a>
)
