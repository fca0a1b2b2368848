/**
 * Name of a cookie that grants access. Over https the `__Host-` prefix makes browsers accept it only from this host,
 * with `Secure` and `Path=/`, so no subdomain can replace it. A loopback address without https uses the plain name.
 */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name
