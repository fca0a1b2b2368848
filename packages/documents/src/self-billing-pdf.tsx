import { renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { SelfBilling } from '@salvia/contract/payouts/self-billing'
import { formatDate, formatMoney, formatNumber, formatRate } from '@salvia/rules/format/format'
import { invoicedVatId } from '@salvia/rules/seller/seller-data'
import { type DocumentFonts, MISSING_MARK, printableBy } from './document-fonts.ts'
import { DocumentFrame, Facts, Lines, Row, styles } from './document-parts.tsx'
import { partyLines, wordsOf } from './document-texts.ts'
import { rewritten } from './rewritten.ts'
import { type SelfBillingWord, sayOnSelfBilling } from './self-billing-words.ts'

export type SelfBillingPdf = { selfBilling: SelfBilling; fonts: DocumentFonts }

const FIGURE = 84
const NARROW = 52

type Drawn = { document: SelfBilling }

const sayIn =
  ({ languageCode }: SelfBilling) =>
  (word: SelfBillingWord, places?: Record<string, string>) =>
    sayOnSelfBilling(languageCode, word, places)

type Named = Pick<SelfBilling['content']['settlement']['services'][number], 'type' | 'isTakenBack'>

const nameIn =
  (document: SelfBilling) =>
  ({ type, isTakenBack }: Named): string => {
    const say = sayIn(document)
    return isTakenBack ? say('takenBack', { what: say(type) }) : say(type)
  }

const moneyIn =
  ({ languageCode }: SelfBilling) =>
  (amount: number) =>
    formatMoney({ amount, currency: 'EUR' }, languageCode)

function Sides({ document }: Drawn) {
  const { seller, content, languageCode } = document
  const say = sayIn(document)
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

function Services({ document }: Drawn) {
  const { services, net, vat, total, vatRate } = document.content.settlement
  const [say, money] = [sayIn(document), moneyIn(document)]
  return (
    <View style={styles.rows}>
      <Row
        cells={[
          { text: say('service'), isStrong: true },
          { text: say('count'), width: NARROW, isStrong: true },
          { text: say('amount'), width: FIGURE, isStrong: true },
        ]}
      />
      {services.map(({ count, amount, ...of }) => (
        <Row
          key={nameIn(document)(of)}
          cells={[
            { text: nameIn(document)(of) },
            { text: formatNumber(count, document.languageCode), width: NARROW },
            { text: money(amount), width: FIGURE },
          ]}
        />
      ))}
      <Row cells={[{ text: say('net') }, { text: money(net), width: FIGURE }]} />
      <Row
        cells={[
          { text: say('vat', { rate: formatRate(vatRate, document.languageCode) }) },
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
function Rest({ document }: Drawn) {
  const { others, carriedOver, paid } = document.content.settlement
  const [say, money] = [sayIn(document), moneyIn(document)]
  return (
    <View style={styles.rows} wrap={false}>
      {others.map(({ amount, ...of }) => (
        <Row
          key={nameIn(document)(of)}
          cells={[{ text: nameIn(document)(of) }, { text: money(amount), width: FIGURE }]}
        />
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

function SelfBillingPages({ document }: Drawn) {
  const { number, issuedOn, languageCode, seller, content } = document
  const say = sayIn(document)
  const title = `${say('SelfBilling')} ${number}`
  const day = (date: SelfBilling['issuedOn']) => formatDate(date, languageCode)
  const footer = [seller.name, seller.email, seller.phone].filter(Boolean).join(' · ')
  return (
    <DocumentFrame language={languageCode} title={title} author={seller.name} footer={footer}>
      <Sides document={document} />
      <Text style={styles.title}>{title}</Text>
      <Facts
        of={[
          [wordsOf(document)('issuedOn'), day(issuedOn)],
          [say('period'), `${day(content.from)} – ${day(content.to)}`],
        ]}
      />
      <Services document={document} />
      <Rest document={document} />
      <View style={styles.note}>
        <Text>{say(content.settlement.treatment)}</Text>
      </View>
      {JSON.stringify(document).includes(MISSING_MARK) && (
        <Text style={styles.second}>{wordsOf(document)('leftOut')}</Text>
      )}
    </DocumentFrame>
  )
}

/** A self-billing document. Characters that the font lacks are replaced by a mark, which it explains. */
export async function drawSelfBilling({ selfBilling, fonts }: SelfBillingPdf): Promise<Uint8Array> {
  const document = rewritten(selfBilling, await printableBy(fonts))
  return renderToBuffer(<SelfBillingPages document={document} />)
}
