/** How one picture is made of another. Written so that it can be sent to the process that draws. */
export type Output = {
  format: 'webp' | 'avif' | 'jpeg' | 'png'
  quality?: number
  width?: number
  height?: number
  /** How it meets a box of both: laid into it, filling it, or at most as large. */
  fit?: 'contain' | 'cover' | 'inside'
  /** Whether it may become larger than it is. */
  isEnlarged?: boolean
  /** What shows through it, as a hex colour; else it stays transparent. */
  ground?: string
  /** Few colours, as drawings have: a smaller PNG. */
  isDrawing?: boolean
}

/** An SVG as text, or a picture as bytes, and what is made of it. */
export type Recipe = {
  source: string | Uint8Array
  /** Pixels an inch that an SVG is drawn at. */
  density?: number
  /** Turned as the camera was held. */
  isTurnedUpright?: boolean
  outputs: Output[]
}

/** In the order of the outputs. */
export type Drawn = { pictures: Buffer[] }

/** Pixels that a picture may unfold to; a camera's have fewer. */
export const MOST_PIXELS = 50_000_000
