import { renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { utcDay } from '@salvia/rules/format/days'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { type DocumentFonts, MISSING_MARK, printableBy } from './document-fonts.ts'
import { DocumentFrame, Facts, Row, styles } from './document-parts.tsx'
import { sayOnDocument } from './document-words.ts'
import { rewritten } from './rewritten.ts'
import { aboutOf, type DrawnStatement } from './statement.ts'
import { entryName, sayOnStatement } from './statement-words.ts'

export type StatementPdf = DrawnStatement & { fonts: DocumentFonts }

const DATE = 66
const FIGURE = 84

type Drawn = DrawnStatement & { hasGaps: boolean }

function Entries({ statement, languageCode: language }: DrawnStatement) {
  const say = (word: Parameters<typeof sayOnStatement>[1]) => sayOnStatement(language, word)
  const money = (amount: DrawnStatement['statement']['opening']) => formatMoney(amount, language)
  const day = (on: CalendarDay) => formatDate(on, language)
  const edge = (on: CalendarDay, word: 'opening' | 'closing') => (
    <Row
      cells={[
        { text: say(word), isStrong: true },
        { text: day(on), width: DATE },
        { text: '', width: FIGURE },
        { text: money(statement[word]), width: FIGURE, isStrong: true },
      ]}
    />
  )
  return (
    <View style={styles.rows}>
      <Row
        isFixed
        cells={[
          { text: say('what'), isStrong: true },
          { text: say('date'), width: DATE, isStrong: true },
          { text: say('amount'), width: FIGURE, isStrong: true },
          { text: say('balance'), width: FIGURE, isStrong: true },
        ]}
      />
      {edge(statement.from, 'opening')}
      {statement.lines.map((line) => (
        <Row
          key={line.id}
          cells={[
            { text: entryName(language, line), second: aboutOf(line) },
            { text: day(utcDay(new Date(line.postedAt))), width: DATE },
            { text: money(line.amount), width: FIGURE },
            { text: money(line.balance), width: FIGURE },
          ]}
        />
      ))}
      {edge(statement.to, 'closing')}
    </View>
  )
}

function StatementDocument({ statement, languageCode: language, hasGaps }: Drawn) {
  const { practitioner, from, to, lines } = statement
  const title = sayOnStatement(language, 'title')
  const [first, last] = [formatDate(from, language), formatDate(to, language)]
  return (
    <DocumentFrame language={language} title={title} author="Salvia" footer={practitioner.fullName}>
      <Text style={styles.title}>{title}</Text>
      <Facts
        of={[
          [sayOnStatement(language, 'holder'), practitioner.fullName],
          [sayOnStatement(language, 'period'), sayOnStatement(language, 'span', { from: first, to: last })],
        ]}
      />
      <Entries statement={statement} languageCode={language} />
      {lines.length === 0 && <Text style={styles.note}>{sayOnStatement(language, 'none')}</Text>}
      <Text style={styles.note}>{sayOnStatement(language, 'utc')}</Text>
      {hasGaps && <Text style={styles.second}>{sayOnDocument(language, 'leftOut')}</Text>}
    </DocumentFrame>
  )
}

/** A wallet's statement. Characters that the font lacks are replaced by a mark, which it explains. */
export async function drawStatement({ fonts, ...drawn }: StatementPdf): Promise<Uint8Array> {
  const written = rewritten(drawn, await printableBy(fonts))
  const hasGaps = JSON.stringify(written).includes(MISSING_MARK)
  return renderToBuffer(<StatementDocument {...written} hasGaps={hasGaps} />)
}
