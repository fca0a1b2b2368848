import type { MouseEvent } from 'react'
import { LocalNavLink } from '#app/language/local-link.tsx'
import { Hint } from '#app/ui/hint.tsx'
import css from './menu-links.module.css'
import type { MenuGroup, MenuItem } from './menus.ts'

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void

/** Grouped links. A disabled item stays readable and says why. */
export const MenuLinks = ({ groups, onFollow }: { groups: MenuGroup[]; onFollow: Follow }) => (
  <>
    {groups.map((group) => (
      <div key={group.id} className={css.group}>
        {group.title && <p className={css.title}>{group.title}</p>}
        <ul>
          {group.items.map((item) => (
            <li key={item.path}>
              <Item item={item} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
)

const Item = ({ item, onFollow }: { item: MenuItem; onFollow: Follow }) =>
  item.closedBecause ? (
    <Hint text={item.closedBecause}>
      {(hintId) => (
        <button type="button" className={css.item} aria-disabled="true" aria-describedby={hintId}>
          {item.label}
        </button>
      )}
    </Hint>
  ) : (
    <LocalNavLink className={css.item} to={item.path} lang={item.language} onClick={onFollow} end>
      <span>
        {item.label}
        {item.note && <span className={css.note}>{item.note}</span>}
      </span>
    </LocalNavLink>
  )
