type Page<Row> = { results: Row[] }

/** Fetches all rows, page by page until one is not full, because counts may be estimates. */
export async function everyPage<Row>(
  read: (offset: number) => Promise<Page<Row>>,
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { results } = await read(rows.length)
    rows.push(...results)
    if (results.length < limit) return rows
  }
}
