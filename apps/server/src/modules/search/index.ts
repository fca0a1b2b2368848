export { searchDocuments } from './data/search-tables.ts'
export { matchingDocuments, planSearch } from './plan-search.ts'
export { synonymRows } from './synonyms.ts'
export { DOCUMENT_VERSION, type DocumentSource, writeDocuments } from './use-cases/write-documents.ts'
