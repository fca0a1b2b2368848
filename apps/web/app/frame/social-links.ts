/** The provider's social profiles, by network name. */
export const socialLinks = [
  { id: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { id: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/' },
  { id: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/' },
]
