/**
 * The name of a cookie that grants something. Over https a browser takes a `__Host-` cookie from this host alone, with
 * `Secure` and `Path=/`: no subdomain can put another in its place. A loopback address without https keeps the plain name.
 */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name
