import { servedAt } from '@salvia/contract/route'
import { ApiError } from './api-error.ts'
import { authorized, refreshSession } from './session.ts'

type Upload = {
  method: 'POST' | 'PUT'
  /** Path from the contract with its parameters filled in. */
  path: string
  /** What the file belongs to, where the path does not say it. */
  fields?: Record<string, string>
  headers?: Record<string, string>
  file: Blob
  name: string
  /** Progress from 0 to 1. */
  onProgress?: (done: number) => void
}

const UNAUTHENTICATED = 401

/** Sends a file as the multipart part `File`. Rejects with an ApiError when it is refused. */
export async function upload(given: Upload): Promise<unknown> {
  const answer = await send(given)
  if (answer.status !== UNAUTHENTICATED || !(await refreshSession())) return read(answer)
  return read(await send(given))
}

/** `fetch` reports no upload progress. */
function send({
  method,
  path,
  fields = {},
  headers = {},
  file,
  name,
  onProgress,
}: Upload): Promise<XMLHttpRequest> {
  const url = servedAt(path)
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('File', file, name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [header, value] of new Headers(authorized(url, { headers }).headers))
      request.setRequestHeader(header, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total)
    request.onload = () => resolve(request)
    request.onerror = () => reject(new TypeError('The upload did not arrive.'))
    request.send(body)
  })
}

function read({ status, responseText }: XMLHttpRequest): unknown {
  const told = parse(responseText)
  if (status >= 200 && status < 300) return told
  const fallback = { type: 'about:blank', title: `HTTP ${status}`, code: 'unknown' }
  throw new ApiError({ ...fallback, ...(typeof told === 'object' ? told : {}), status })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
