import pg from 'pg'

const KEPT = 500
const names = new Map<string, string>()

/** A name for a text that comes again. Beyond `KEPT` texts none is given, so texts of varying shape fill no memory. */
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

/** The same question under a name, so that the database parses and plans it once a connection. */
function named(config: unknown, values: unknown): unknown {
  if (!Array.isArray(values) || values.length === 0) return config
  const asked: Asked = typeof config === 'string' ? { text: config } : (config as Asked)
  if (asked.name !== undefined || typeof asked.text !== 'string') return config
  const name = nameOf(asked.text)
  return name === undefined ? config : { ...asked, name }
}

const nothing = { rows: [], rowCount: 0, fields: [] }

/**
 * A connection for many small transactions. Statements with values are prepared by their text. What is asked before
 * the answers of this moment are read travels in one write; the `begin` of a transaction is answered at once, and so
 * travels with its first statement. Should it fail, the connection is gone and the first statement fails with it.
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
