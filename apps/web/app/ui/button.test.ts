import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('the second press of a double click is not its, unless it repeats', () => {
  const press = (detail: number, repeats: boolean) => {
    let isTaken = false
    const stopPropagation = () => {
      isTaken = true
    }
    const { onClickCapture } = Button({ children: 'Replace', repeats }).props
    onClickCapture?.({ detail, preventDefault() {}, stopPropagation })
    return isTaken
  }
  expect([press(1, false), press(2, false), press(2, true)]).toEqual([false, true, false])
})
