import { languages } from '@salvia/contract/words/locale'
import { countryName, languageName } from '@salvia/rules/format/format'
import { searchShipTo } from '@salvia/rules/layout/ship-to-search'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useCountries } from '#app/features/reference/countries.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { CountryFlag, LanguageFlag } from './flag.tsx'
import css from './ship-to-dialog.module.css'
import { useChooseCountry, useChooseLanguage } from './use-choose.ts'
import { closeShipTo } from './use-ship-to.ts'

/** Choice of ship-to country and language, searchable by code or name. */
export default function ShipToDialog() {
  const [search, setSearch] = useState('')
  return (
    <Dialog title={m.ship_to_title()} isOpen onClose={closeShipTo} place="sheet">
      <SearchField
        label={m.ship_to_search()}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <LanguageList search={search} />
      <CountryList search={search} />
    </Dialog>
  )
}

function LanguageList({ search }: { search: string }) {
  const choose = useChooseLanguage()
  const found = languages.filter((code) =>
    [code, languageName(code).toLowerCase()].some((word) => word.includes(search.trim().toLowerCase())),
  )
  return (
    <ChoiceList title={m.person_language()} count={found.length}>
      {found.map((code) => (
        <Choice key={code} isChosen={code === getLocale()} onChoose={() => choose(code)}>
          <LanguageFlag code={code} />
          <span lang={code}>{languageName(code)}</span>
        </Choice>
      ))}
    </ChoiceList>
  )
}

function CountryList({ search }: { search: string }) {
  const language = getLocale()
  const chosen = useShell()?.country.code
  const choose = useChooseCountry()
  const named = useCountries().map((country) => ({ ...country, name: countryName(country.code, language) }))
  const found = searchShipTo(named, search).sort((a, b) => a.name.localeCompare(b.name, language))
  return (
    <ChoiceList title={m.ship_to_country()} count={found.length}>
      {found.map(({ code, name }) => (
        <Choice key={code} isChosen={code === chosen} onChoose={() => choose(code)}>
          <CountryFlag code={code} />
          <span>{name}</span>
        </Choice>
      ))}
    </ChoiceList>
  )
}

const ChoiceList = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => (
  <section className={css.list} aria-label={title}>
    <h3 className="third">{title}</h3>
    {count === 0 ? <p className="second">{m.ship_to_none()}</p> : <ul className={css.choices}>{children}</ul>}
  </section>
)

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode }

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <li>
    <button type="button" className={css.choice} aria-current={isChosen || undefined} onClick={onChoose}>
      {children}
      {isChosen && <IconCheck className={css.check} size={18} stroke={1.75} aria-hidden="true" />}
    </button>
  </li>
)
