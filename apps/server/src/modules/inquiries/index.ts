export { inquiryUpvotes, productInquiries } from './data/inquiry-tables.ts'
export { intercomRoute } from './intercom-route.ts'
export { inquiryRoutes } from './routes.ts'
export { eraseInquirer } from './use-cases/erase-inquirer.ts'
