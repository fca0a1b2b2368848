import { Document, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type {
  DocumentLine,
  NumberedDocument,
  PackingSlip,
  TaxRow,
} from '@salvia/contract/orders/numbered-document'
import { homeVat } from '@salvia/rules/documents/home-vat'
import { formatDate, formatMoney, formatNumber, formatRate } from '@salvia/rules/format/format'
import { type DocumentFonts, MISSING_MARK, printableBy } from './document-fonts.ts'
import { DocumentFrame, DocumentPages, Facts, Lines, Row, styles } from './document-parts.tsx'
import { buyerLines, sellerLines, wordsOf } from './document-texts.ts'
import { embedEInvoice } from './e-invoice.ts'
import { sellerVatNumber } from './e-invoice-parties.ts'
import { rewritten } from './rewritten.ts'

export type OrderDocumentPdf = { document: NumberedDocument | PackingSlip; fonts: DocumentFonts }
export type SlipsPdf = { slips: PackingSlip[]; fonts: DocumentFonts }

const ONE = 1_000_000
const FIGURE = 74
const NARROW = 52

const moneyOf =
  ({ languageCode, content }: NumberedDocument) =>
  (amount: number) =>
    formatMoney({ amount, currency: content.currency }, languageCode)

const Sides = ({ left, right }: { left: [title: string, lines: string[]]; right: string[] }) => (
  <View style={styles.sides}>
    <View style={styles.side}>
      <Text style={styles.label}>{left[0]}</Text>
      <Lines of={left[1]} isFirstStrong />
    </View>
    <View style={styles.side}>
      <Lines of={right} isFirstStrong />
    </View>
  </View>
)

function DocumentLineRow({ line, document }: { line: DocumentLine; document: NumberedDocument }) {
  const money = moneyOf(document)
  const { languageCode } = document
  return (
    <Row
      cells={[
        { text: line.name, second: line.brandName },
        { text: formatNumber(line.quantity, languageCode), width: NARROW },
        { text: money(line.unitNet), width: FIGURE },
        { text: line.discount > 0 ? money(line.discount) : '', width: FIGURE },
        { text: formatRate(line.vatRate, languageCode), width: NARROW },
        { text: money(line.paid), width: FIGURE },
      ]}
    />
  )
}

const SimpleRow = ({ name, row, document }: { name: string; row: TaxRow; document: NumberedDocument }) => (
  <Row
    cells={[
      { text: name },
      { text: formatRate(row.rate, document.languageCode), width: NARROW },
      { text: moneyOf(document)(row.gross), width: FIGURE },
    ]}
  />
)

function Sold({ document }: { document: NumberedDocument }) {
  const { lines, shipping, vatByRate, orderNumber } = document.content
  const say = wordsOf(document)
  const isOfAmount = lines.length === 0 && shipping.length === 0
  return (
    <View style={styles.rows}>
      {lines.length > 0 && (
        <Row
          cells={[
            { text: say('product'), isStrong: true },
            { text: say('quantity'), width: NARROW, isStrong: true },
            { text: say('unitNet'), width: FIGURE, isStrong: true },
            { text: say('discount'), width: FIGURE, isStrong: true },
            { text: say('rate'), width: NARROW, isStrong: true },
            { text: say('amount'), width: FIGURE, isStrong: true },
          ]}
        />
      )}
      {lines.map((line) => (
        <DocumentLineRow key={line.id} line={line} document={document} />
      ))}
      {shipping.map((row) => (
        <SimpleRow key={row.rate} name={say('shipping')} row={row} document={document} />
      ))}
      {isOfAmount &&
        vatByRate.map((row) => (
          <SimpleRow
            key={row.rate}
            name={say('refundedAmount', { number: orderNumber })}
            row={row}
            document={document}
          />
        ))}
    </View>
  )
}

function Taxes({ document }: { document: NumberedDocument }) {
  const { vatByRate, net, vat, total } = document.content
  const [say, money] = [wordsOf(document), moneyOf(document)]
  const figures = (row: Omit<TaxRow, 'rate'>, isStrong: boolean) =>
    [row.net, row.vat, row.gross].map((amount) => ({ text: money(amount), width: FIGURE, isStrong }))
  return (
    <View style={styles.rows} wrap={false}>
      <Row
        cells={[
          { text: say('vatRate'), isStrong: true },
          ...(['net', 'vat', 'gross'] as const).map((word) => ({
            text: say(word),
            width: FIGURE,
            isStrong: true,
          })),
        ]}
      />
      {vatByRate.map((row) => (
        <Row
          key={row.rate}
          cells={[{ text: formatRate(row.rate, document.languageCode) }, ...figures(row, false)]}
        />
      ))}
      <Row cells={[{ text: say('total'), isStrong: true }, ...figures({ net, vat, gross: total }, true)]} />
    </View>
  )
}

function Notes({ document }: { document: NumberedDocument }) {
  const { content, kind, languageCode } = document
  const say = wordsOf(document)
  const { exemption, corrects } = content
  const home = homeVat(document)
  return (
    <View style={styles.note}>
      <Text>{say(kind === 'Invoice' ? 'paid' : 'givenBack')}</Text>
      {exemption && (
        <Text>{say('exempt', { buyer: exemption.vatNumber, seller: sellerVatNumber(document) })}</Text>
      )}
      {content.isOutsideVatArea && <Text>{say('outside')}</Text>}
      {home && (
        <Text>
          {say('homeVat', {
            amount: formatMoney(home, languageCode),
            rate: formatNumber(home.millionths / ONE, languageCode),
            currency: content.currency,
          })}
        </Text>
      )}
      {corrects && (
        <Text>
          {say('corrects', { number: corrects.number, date: formatDate(corrects.issuedOn, languageCode) })}
        </Text>
      )}
    </View>
  )
}

type Drawn<T> = { document: T; hasGaps: boolean }

function NumberedDocumentPdf({ document, hasGaps }: Drawn<NumberedDocument>) {
  const { kind, number, issuedOn, languageCode, seller, content } = document
  const say = wordsOf(document)
  const title = `${say(kind)} ${number}`
  const footer = [seller.name, seller.email, seller.phone].filter(Boolean).join(' · ')
  return (
    <DocumentFrame language={languageCode} title={title} author={seller.name} footer={footer}>
      <Sides left={[say('billedTo'), buyerLines(content.buyer, document)]} right={sellerLines(document)} />
      <Text style={styles.title}>{title}</Text>
      <Facts
        of={[
          [say('issuedOn'), formatDate(issuedOn, languageCode)],
          [say('suppliedOn'), formatDate(content.suppliedOn, languageCode)],
          [say('order'), content.orderNumber],
        ]}
      />
      <Sold document={document} />
      <Taxes document={document} />
      <Notes document={document} />
      {hasGaps && <Text style={styles.second}>{say('leftOut')}</Text>}
    </DocumentFrame>
  )
}

const slipTitle = (slip: PackingSlip): string => `${wordsOf(slip)('PackingSlip')} ${slip.number}`

function SlipPages({ document: slip, hasGaps }: Drawn<PackingSlip>) {
  const { issuedOn, languageCode, orderNumber, from, to, carrier, lines } = slip
  const say = wordsOf(slip)
  return (
    <DocumentPages language={languageCode} footer={from.join(' · ')}>
      <Sides left={[say('shippedTo'), to]} right={from} />
      <Text style={styles.title}>{slipTitle(slip)}</Text>
      <Facts
        of={[
          [say('issuedOn'), formatDate(issuedOn, languageCode)],
          [say('order'), orderNumber],
          [say('shippedWith'), carrier],
        ]}
      />
      <View style={styles.rows}>
        <Row
          cells={[
            { text: say('product'), isStrong: true },
            { text: say('quantity'), width: FIGURE, isStrong: true },
          ]}
        />
        {lines.map(({ name, brandName, quantity }, at) => (
          <Row
            key={`${at} ${name}`}
            cells={[
              { text: name, second: brandName },
              { text: formatNumber(quantity, languageCode), width: FIGURE },
            ]}
          />
        ))}
      </View>
      {hasGaps && <Text style={styles.second}>{say('leftOut')}</Text>}
    </DocumentPages>
  )
}

/** Packing slips one after another. Characters that the font lacks are replaced by a mark, which it explains. */
export async function drawSlips({ slips, fonts }: SlipsPdf): Promise<Uint8Array> {
  const printable = await printableBy(fonts)
  const written = slips.map((slip) => rewritten(slip, printable))
  const [first] = written
  return renderToBuffer(
    <Document
      {...(first && { language: first.languageCode, title: slipTitle(first), author: first.from[0] ?? '' })}
      creator="Salvia"
    >
      {written.map((document) => (
        <SlipPages
          key={document.number}
          document={document}
          hasGaps={JSON.stringify(document).includes(MISSING_MARK)}
        />
      ))}
    </Document>,
  )
}

/** An invoice, credit note or packing slip. Characters that the font lacks are replaced by a mark, which it explains. */
export async function drawDocument({ document, fonts }: OrderDocumentPdf): Promise<Uint8Array> {
  if (document.kind === 'PackingSlip') return drawSlips({ slips: [document], fonts })
  const written = rewritten(document, await printableBy(fonts))
  const hasGaps = JSON.stringify(written).includes(MISSING_MARK)
  return renderToBuffer(<NumberedDocumentPdf document={written} hasGaps={hasGaps} />)
}

/** The same of a company, with the e-invoice in it. */
export async function drawDocumentWithEInvoice({
  document,
  fonts,
}: {
  document: NumberedDocument
  fonts: DocumentFonts
}) {
  return embedEInvoice(document, await drawDocument({ document, fonts }))
}
