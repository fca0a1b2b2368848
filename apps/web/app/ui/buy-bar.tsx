import type { ReactNode } from 'react'
import { bottomBar } from '#app/lib/bottom-bars.ts'
import css from './buy-bar.module.css'

type Props = { price: ReactNode; words: ReactNode; children: ReactNode }

/** Bar at the bottom of a phone's screen with price and main action. */
export const BuyBar = ({ price, words, children }: Props) => (
  <div className={`no-print ${css.bar}`} ref={bottomBar} data-bottom-bar>
    <div>
      <strong className="t20 num">{price}</strong>
      <p className="second">{words}</p>
    </div>
    {children}
  </div>
)
