import qrcode from 'qrcode'

/** A QR code as the path of an SVG of `size` by `size` squares. Runs on the server only: pages get the path. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from(data)
    .flatMap((isDark, at) => (isDark ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : []))
    .join('')
  return { path, size }
}
