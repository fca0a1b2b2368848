import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

export type SealedText = {
  seal: (text: string) => string
  /** Throws if the text was tampered with or its key is no longer available. */
  open: (sealed: string) => string
  /** Prefix of everything encrypted with the first key; other values are re-encrypted on key rotation. */
  prefix: string
  /** Blind index: a keyed hash for lookups and uniqueness; without the key nobody can guess the value. */
  index: (text: string) => string
  /** The hash under every key, the first key's first, so that rows from before a key rotation are found too. */
  indexes: (text: string) => string[]
}

const keyId = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

const cipherKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'column encryption', KEY_BYTES))

const indexKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'blind index', KEY_BYTES))

/**
 * Application-level encryption of columns. The first key encrypts; the others still decrypt, so on rotation a new key
 * is put first and the old one stays until nothing uses it.
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
