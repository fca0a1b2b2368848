import pg from 'pg'

const KEPT = 500
const names = new Map<string, string>()

/** A name for a repeated statement text. At most `KEPT` texts get one, so that varying texts do not fill memory. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= KEPT) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

type Asked = { text?: string; name?: string }
type Query = (...args: unknown[]) => unknown

const textOf = (config: unknown): unknown =>
  typeof config === 'object' && config !== null ? (config as Asked).text : config

/** The same query as a named prepared statement, so the database parses and plans it once per connection. */
function named(config: unknown, values: unknown): unknown {
  if (!Array.isArray(values) || values.length === 0) return config
  const asked: Asked = typeof config === 'string' ? { text: config } : (config as Asked)
  if (asked.name !== undefined || typeof asked.text !== 'string') return config
  const name = nameOf(asked.text)
  return name === undefined ? config : { ...asked, name }
}

const nothing = { rows: [], rowCount: 0, fields: [] }

/**
 * A connection for many small transactions. Statements with values are prepared by their text. Queries issued in the
 * same tick are sent in one write; `begin` resolves at once and is sent with the first statement. If it fails, the
 * connection is dropped and the first statement fails with it.
 */
export class Connection extends pg.Client {
  #isCollecting = false

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true })
    const send: Query = super.query.bind(this)
    const query: Query = (config, values, ...rest) => {
      this.#collect()
      if (textOf(config) !== 'begin') return send(named(config, values), values, ...rest)
      send(config, () => undefined)
      return Promise.resolve(nothing)
    }
    Object.assign(this, { query })
  }

  #collect(): void {
    if (this.#isCollecting) return
    this.#isCollecting = true
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => {
      this.#isCollecting = false
      stream.uncork()
    })
  }
}
