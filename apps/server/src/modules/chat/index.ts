export { listChatOf } from './data/chat-queries.ts'
export { chatRoutes } from './routes.ts'
export { forgetChats } from './use-cases/forget-chats.ts'
