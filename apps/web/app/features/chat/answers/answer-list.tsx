import type { ChatAnswer } from '@salvia/contract/chat/chat-answers'
import { languages } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { chatAnswerList } from '#app/settings/settings-queries.ts'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { AnswerRecord } from './answer-record.tsx'

const NewAnswerDialog = lazy(() => import('./new-answer-dialog.tsx'))

const languagesOf = ({ texts }: ChatAnswer): string =>
  languages.flatMap((code) => (texts[code] ? languageName(code) : [])).join(', ')

const columns = (): WorkColumn<ChatAnswer>[] => [
  {
    id: 'title',
    title: m.common_title(),
    isName: true,
    sortedBy: 'title',
    cell: ({ title }) => title,
    text: ({ title }) => title,
  },
  {
    id: 'state',
    title: m.common_status(),
    cell: ({ isActive }) => (
      <Status mark={isActive ? 'available' : 'unavailable'}>
        {isActive ? m.common_in_use() : m.common_off()}
      </Status>
    ),
    text: ({ isActive }) => String(isActive),
  },
  { id: 'languages', title: m.chat_prepared_languages(), cell: languagesOf, text: languagesOf },
  {
    id: 'changed',
    title: m.common_last_changed(),
    isFigure: true,
    sortedBy: 'updatedAt',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
    text: ({ updatedAt }) => updatedAt,
  },
]

/** Prepared answers, with the open one next to the list. */
export const AnswerList = () => (
  <Workbench
    list="chat-answers"
    path="/admin/settings/chat-answers"
    title={m.menu_settings_chat_answers()}
    state={<ListState reads={chatAnswerList} words={m.state_answers} none={m.state_answers_none} />}
    columns={columns()}
    reads={chatAnswerList}
    keyOf={({ id }) => id}
    filters={
      <>
        <SearchFilter label={m.brand_admin_search()} />
        <ClearFilters />
      </>
    }
    tools={
      <NewButton label={m.chat_prepared_new()}>{(close) => <NewAnswerDialog onClose={close} />}</NewButton>
    }
    drawer={(id) => <AnswerRecord key={id} id={id} />}
  />
)
