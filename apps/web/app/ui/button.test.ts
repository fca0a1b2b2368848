import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('the second press of a double click is not its', () => {
  const press = (detail: number) => {
    let isTaken = false
    const stopPropagation = () => {
      isTaken = true
    }
    Button({ children: 'Replace' }).props.onClickCapture({ detail, preventDefault() {}, stopPropagation })
    return isTaken
  }
  expect([press(1), press(2)]).toEqual([false, true])
})
