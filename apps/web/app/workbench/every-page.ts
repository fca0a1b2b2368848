type Page<Row> = { results: Row[]; pager: { count: number } }

/** All rows of a list, page after page. */
export async function everyPage<Row>(
  read: (offset: number) => Promise<Page<Row>>,
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { results, pager } = await read(rows.length)
    rows.push(...results)
    if (results.length < limit || rows.length >= pager.count) return rows
  }
}
