/**
 * What a press does, once: the second press of a double click is none. It would do what an answer to the first one
 * proposes before anybody has read that, or take away the next row, which has moved to where the first one was.
 */
export const onePress =
  (press: () => void) =>
  ({ detail: clicks }: { detail: number }): void => {
    if (clicks <= 1) press()
  }
