/**
 * What a press does, once: the second press of a double click is none, as it would do what an answer to the first one
 * proposes, before anybody has read that.
 */
export const onePress =
  (press: () => void) =>
  ({ detail: clicks }: { detail: number }): void => {
    if (clicks <= 1) press()
  }
