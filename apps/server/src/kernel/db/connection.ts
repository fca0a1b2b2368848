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

const isEnd = (config: unknown): boolean => ['commit', 'rollback'].includes(`${textOf(config)}`)

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
 * A connection for many small transactions. Statements with values are prepared by their text. The `begin` of a
 * transaction is answered at once and travels with its first statement: one way to the database less each. Should it
 * fail, the connection is gone and the first statement fails with it.
 */
export class Connection extends pg.Client {
  #isBeginHeld = false

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true })
    const send: Query = super.query.bind(this)
    const query: Query = (config, values, ...rest) => {
      const asked = named(config, values)
      if (!this.#isBeginHeld) return this.#holdBegin(config) ?? send(asked, values, ...rest)
      this.#isBeginHeld = false
      if (isEnd(config)) return Promise.resolve(nothing)
      return this.#inOneWrite(() => {
        send('begin', () => undefined)
        return send(asked, values, ...rest)
      })
    }
    Object.assign(this, { query })
  }

  #holdBegin(config: unknown): Promise<object> | null {
    if (textOf(config) !== 'begin') return null
    this.#isBeginHeld = true
    return Promise.resolve(nothing)
  }

  #inOneWrite(send: () => unknown): unknown {
    const { stream } = this.connection
    stream.cork()
    try {
      return send()
    } finally {
      stream.uncork()
    }
  }
}
