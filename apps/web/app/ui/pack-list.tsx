import type { Money as Amount } from '@salvia/contract/money'
import { Money } from './money.tsx'
import css from './pack-list.module.css'
import { PackShot } from './pack-shot.tsx'

export type Pack = {
  id: string
  name: string
  brandName: string
  imageUrl: string
  quantity: number
  paid: Amount
  /** What happened to it. */
  note?: string | undefined
}

/** An order's products, condensed: pack, quantity, name, price. */
export const PackList = ({ label, packs }: { label: string; packs: Pack[] }) => (
  <ul className={css.packs} aria-label={label}>
    {packs.map((pack) => (
      <li key={pack.id}>
        <span className={css.picture}>
          <PackShot src={pack.imageUrl} size="s" />
          <span className={css.count}>
            <span className="visually-hidden">×</span>
            {pack.quantity}
          </span>
        </span>
        <span>
          <span className="medium">{pack.name}</span>
          <span className={`third ${css.brand}`}>{pack.brandName}</span>
          {pack.note && <span className={`second ${css.brand}`}>{pack.note}</span>}
        </span>
        <Money value={pack.paid} />
      </li>
    ))}
  </ul>
)
