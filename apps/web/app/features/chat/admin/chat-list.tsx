import type { AdminChatRow } from '@salvia/contract/chat/admin-chat'
import { type ChatListState, chatListStates } from '@salvia/contract/words/chat'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEvents } from '#app/api/use-events.ts'
import { m } from '#app/paraglide/messages.js'
import { TabCount } from '#app/ui/list-tools.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter, WorkTabs } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { startOf, wordsOf } from '../message-start.ts'
import { adminChatAll, adminChatList, chatCountQuery } from './admin-chat-queries.ts'
import { ChatRecord } from './chat-record.tsx'
import { chatStateOf, chatStates, personOf } from './chat-words.ts'

/** The account of the admin who reads. */
type Reader = { ownId: string | undefined }

const columns = (): WorkColumn<AdminChatRow>[] => [
  { id: 'person', title: m.common_person(), isName: true, cell: personOf, text: personOf },
  {
    id: 'message',
    title: m.chat_last_message(),
    cell: ({ lastMessage }) => startOf(lastMessage),
    text: ({ lastMessage }) => wordsOf(lastMessage),
  },
  {
    id: 'state',
    title: m.common_status(),
    cell: (row) => {
      const { mark, word } = chatStates[chatStateOf(row)]
      return <Status mark={mark}>{word()}</Status>
    },
    text: chatStateOf,
  },
  {
    id: 'assignee',
    title: m.chat_assignee(),
    cell: ({ assignee }) => assignee?.fullName ?? '–',
    text: ({ assignee }) => assignee?.fullName ?? '',
  },
  {
    id: 'lastMessageAt',
    title: m.chat_last_at(),
    isFigure: true,
    sortedBy: 'lastMessageAt',
    cell: ({ lastMessage }) => <Time at={lastMessage.createdAt} />,
    text: ({ lastMessage }) => lastMessage.createdAt,
  },
]

/** Conversations with customer service, with the open one next to the list. */
export function AdminChatList({ ownId }: Reader) {
  useEvents({ path: '/admin/chat/events', stale: adminChatAll })
  return <Inbox ownId={ownId} />
}

const Inbox = ({ ownId }: Reader) => (
  <Workbench
    list="chat"
    path="/admin/chat"
    title={m.menu_admin_chat()}
    state={
      <ListState
        reads={adminChatList}
        words={m.state_chat}
        none={m.state_chat_none}
        where={{ path: '/admin/chat', search: 'state=Waiting' }}
      />
    }
    columns={columns()}
    reads={adminChatList}
    keyOf={({ id }) => id}
    tabs={
      <WorkTabs
        label={m.common_status()}
        name="state"
        usual=""
        tabs={[
          { value: '', label: <Tab>{m.list_all()}</Tab> },
          ...chatListStates.map((value) => ({
            value,
            label: <Tab state={value}>{chatStates[value].word()}</Tab>,
          })),
        ]}
      />
    }
    filters={
      <>
        <SearchFilter label={m.chat_search()} />
        <ClearFilters tab="state" />
      </>
    }
    drawer={(id) => <ChatRecord key={id} id={id} ownId={ownId} />}
  />
)

const Tab = ({ state, children }: { state?: ChatListState; children: ReactNode }) => (
  <>
    {children} <TabCount value={useQuery(chatCountQuery(state)).data?.pager.count} />
  </>
)
