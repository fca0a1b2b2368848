import { renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { PayoutPaper } from '@salvia/contract/payouts/payout-paper'
import { formatDate, formatMoney, formatNumber, formatRate } from '@salvia/rules/format/format'
import { invoicedVatId } from '@salvia/rules/seller/seller-data'
import { type DocumentFonts, MISSING_MARK, printableBy } from './document-fonts.ts'
import { Facts, Lines, PaperFrame, Row, styles } from './paper-parts.tsx'
import { partyLines, wordsOf } from './paper-texts.ts'
import { type PayoutPaperWord, sayOnPayoutPaper } from './payout-paper-words.ts'
import { rewritten } from './rewritten.ts'

export type PayoutPaperPdf = { selfBilling: PayoutPaper; fonts: DocumentFonts }

const FIGURE = 84
const NARROW = 52

type Drawn = { paper: PayoutPaper }

const sayIn =
  ({ languageCode }: PayoutPaper) =>
  (word: PayoutPaperWord, places?: Record<string, string>) =>
    sayOnPayoutPaper(languageCode, word, places)

const moneyIn =
  ({ languageCode }: PayoutPaper) =>
  (amount: number) =>
    formatMoney({ amount, currency: 'EUR' }, languageCode)

function Sides({ paper }: Drawn) {
  const { seller, content, languageCode } = paper
  const say = sayIn(paper)
  return (
    <View style={styles.sides}>
      <View style={styles.side}>
        <Text style={styles.label}>{say('supplier')}</Text>
        <Lines of={partyLines({ ...content.payee, languageCode })} isFirstStrong />
      </View>
      <View style={styles.side}>
        <Text style={styles.label}>{say('issuer')}</Text>
        <Lines
          of={partyLines({
            ...seller,
            company: seller.name,
            vatNumber: invoicedVatId(seller.vatIds, seller.countryId),
            languageCode,
          })}
          isFirstStrong
        />
      </View>
    </View>
  )
}

function Services({ paper }: Drawn) {
  const { services, net, vat, total, vatRate } = paper.content.settlement
  const [say, money] = [sayIn(paper), moneyIn(paper)]
  return (
    <View style={styles.rows}>
      <Row
        cells={[
          { text: say('service'), isStrong: true },
          { text: say('count'), width: NARROW, isStrong: true },
          { text: say('amount'), width: FIGURE, isStrong: true },
        ]}
      />
      {services.map(({ type, count, amount }) => (
        <Row
          key={type}
          cells={[
            { text: say(type) },
            { text: formatNumber(count, paper.languageCode), width: NARROW },
            { text: money(amount), width: FIGURE },
          ]}
        />
      ))}
      <Row cells={[{ text: say('net') }, { text: money(net), width: FIGURE }]} />
      <Row
        cells={[
          { text: say('vat', { rate: formatRate(vatRate, paper.languageCode) }) },
          { text: money(vat), width: FIGURE },
        ]}
      />
      <Row
        cells={[
          { text: say('total'), isStrong: true },
          { text: money(total), width: FIGURE, isStrong: true },
        ]}
      />
    </View>
  )
}

/** From the services to what is paid: what else the wallet was used for. */
function Rest({ paper }: Drawn) {
  const { others, carriedOver, paid } = paper.content.settlement
  const [say, money] = [sayIn(paper), moneyIn(paper)]
  return (
    <View style={styles.rows} wrap={false}>
      {others.map(({ type, amount }) => (
        <Row key={type} cells={[{ text: say(type) }, { text: money(amount), width: FIGURE }]} />
      ))}
      {carriedOver !== 0 && (
        <Row cells={[{ text: say('carriedOver') }, { text: money(carriedOver), width: FIGURE }]} />
      )}
      <Row
        cells={[
          { text: say('paidOut'), isStrong: true },
          { text: money(paid), width: FIGURE, isStrong: true },
        ]}
      />
    </View>
  )
}

function SelfBilling({ paper }: Drawn) {
  const { number, issuedOn, languageCode, seller, content } = paper
  const say = sayIn(paper)
  const title = `${say('SelfBilling')} ${number}`
  const day = (date: PayoutPaper['issuedOn']) => formatDate(date, languageCode)
  const footer = [seller.name, seller.email, seller.phone].filter(Boolean).join(' · ')
  return (
    <PaperFrame language={languageCode} title={title} author={seller.name} footer={footer}>
      <Sides paper={paper} />
      <Text style={styles.title}>{title}</Text>
      <Facts
        of={[
          [wordsOf(paper)('issuedOn'), day(issuedOn)],
          [say('period'), `${day(content.from)} – ${day(content.to)}`],
        ]}
      />
      <Services paper={paper} />
      <Rest paper={paper} />
      <View style={styles.note}>
        <Text>{say(content.settlement.treatment)}</Text>
      </View>
      {JSON.stringify(paper).includes(MISSING_MARK) && (
        <Text style={styles.second}>{wordsOf(paper)('leftOut')}</Text>
      )}
    </PaperFrame>
  )
}

/** A self-billing document. Characters that the font lacks are replaced by a mark, which it explains. */
export async function drawSelfBilling({ selfBilling, fonts }: PayoutPaperPdf): Promise<Uint8Array> {
  const paper = rewritten(selfBilling, await printableBy(fonts))
  return renderToBuffer(<SelfBilling paper={paper} />)
}
