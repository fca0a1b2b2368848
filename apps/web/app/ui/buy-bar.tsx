import type { ReactNode } from 'react'
import css from './buy-bar.module.css'

type Props = { price: ReactNode; words: ReactNode; children: ReactNode }

/** On a phone the page's one action, below what it costs, in reach of the thumb. */
export const BuyBar = ({ price, words, children }: Props) => (
  <div className={`no-print ${css.bar}`} data-bottom-bar>
    <div>
      <strong className="t20 num">{price}</strong>
      <p className="second">{words}</p>
    </div>
    {children}
  </div>
)
