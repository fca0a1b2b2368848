/** How one picture is derived from another. Serialisable, to be sent to the worker process. */
export type Output = {
  format: 'webp' | 'avif' | 'jpeg' | 'png'
  quality?: number
  width?: number
  height?: number
  /** How it fits a box with both width and height given. */
  fit?: 'contain' | 'cover' | 'inside'
  /** Whether it may be enlarged beyond its original size. */
  isEnlarged?: boolean
  /** Background behind transparent parts, as a hex colour; if omitted it stays transparent. */
  ground?: string
  /** Few colours, as in drawings: allows a smaller PNG. */
  isDrawing?: boolean
}

/** Source (SVG text or picture bytes) and outputs. */
export type Recipe = {
  source: string | Uint8Array
  /** DPI at which an SVG is rendered. */
  density?: number
  /** Apply the camera's orientation. */
  isTurnedUpright?: boolean
  outputs: Output[]
}

/** In the order of the outputs. */
export type Drawn = { pictures: Buffer[] }

/** Maximum decoded pixels; camera pictures have fewer. */
export const MOST_PIXELS = 50_000_000
