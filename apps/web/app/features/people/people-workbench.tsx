import type { ComponentProps } from 'react'
import { useParams } from 'react-router'
import { everyPage } from '#app/workbench/every-page.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { EXPORTED } from './people-lists.ts'

type Listed<Row> = Omit<ComponentProps<typeof Workbench<Row>>, 'keyOf' | 'openKey' | 'exportRows'>

type Props<Row> = Listed<Row> & {
  /** One page of matches, for the export. */
  exportPage: Parameters<typeof everyPage<Row>>[0]
}

/** A people list with the open record in the URL. */
export function PeopleWorkbench<Row extends { id: string }>({ exportPage, ...list }: Props<Row>) {
  const { id = null } = useParams()
  return (
    <Workbench
      {...list}
      keyOf={(row) => row.id}
      openKey={id}
      exportRows={() => everyPage(exportPage, EXPORTED)}
    />
  )
}
