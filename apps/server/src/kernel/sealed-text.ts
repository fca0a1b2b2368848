import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

export type SealedText = {
  seal: (text: string) => string
  /** Throws for a text that was tampered with, or sealed with a key that is gone. */
  open: (sealed: string) => string
  /** With what every text begins that the first key sealed: others are resealed when keys change. */
  prefix: string
  /** A keyed hash by which a sealed text is found and kept unique; without the key nobody can guess what it stands for. */
  index: (text: string) => string
  /** The same by every key, the first one's first: rows of before a change of keys are found too. */
  indexes: (text: string) => string[]
}

const keyId = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

const cipherKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'column encryption', KEY_BYTES))

const indexKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'blind index', KEY_BYTES))

/**
 * Texts that the database keeps encrypted. The first key seals; the others still open what they sealed, so that a new
 * key is put in front and the old one stays until nothing uses it.
 */
export function sealedText(keys: string[]): SealedText {
  const byId = new Map(keys.map((key) => [keyId(key), cipherKey(key)]))
  const [current] = byId.keys()
  const indexKeys = keys.map(indexKey)
  const indexes = (text: string) =>
    indexKeys.map((key) => createHmac('sha256', key).update(text).digest('base64url'))
  return {
    seal(text) {
      const key = byId.get(current ?? '')
      if (!key) throw new Error('no key seals')
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv)
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${current}.${sealed.toString('base64url')}`
    },
    prefix: `${current}.`,
    index: (text) => indexes(text)[0] ?? '',
    indexes,
    open(sealed) {
      const [id = '', body = ''] = sealed.split('.')
      const key = byId.get(id)
      if (!key) throw new Error('the key that sealed this text is gone')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
      const text = decipher.update(bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
  }
}
