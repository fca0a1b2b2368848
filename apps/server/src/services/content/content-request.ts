/** A service that is slower than this is given up: pages do not wait for it anyway. */
const TIMEOUT_MS = 10_000
const LARGEST_BYTES = 5_000_000

/** The JSON of a content service; null for what it does not have. Throws for everything else than an answer. */
export async function readJson(url: URL, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the content service answered ${response.status}`)
  const text = await response.text()
  if (text.length > LARGEST_BYTES) throw new Error('the content service answered too much')
  return JSON.parse(text)
}
