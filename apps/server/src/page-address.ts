/**
 * A page's URL on our own host, whatever the request line says; null for one that could be read as another host's, such
 * as `//elsewhere`, or as none.
 */
export function pageAddress(target: string, publicUrl: string): URL | null {
  // Appended to the host, not resolved against it: `//x` would otherwise name another host.
  const address = target.startsWith('/') && URL.parse(publicUrl + target)
  return address && !address.pathname.startsWith('//') ? address : null
}

/** The one address of a page that was asked for with slashes at its end; null for one that is asked for by its own. */
export function withoutEndSlash({ pathname, search }: URL): string | null {
  const plain = pathname.replace(/\/+$/, '') || '/'
  return plain === pathname ? null : plain + search
}
