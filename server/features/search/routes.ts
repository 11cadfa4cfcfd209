import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { search } from './search.ts'
import { indexAll, readState, removeAll } from './search-index.ts'
import { createSynonyms, listSynonyms, removeSynonyms, updateSynonyms } from './synonyms.ts'

export const searchRoutes = [
  bind(calls.search.search, search),
  bind(calls.search.removeAll, removeAll),
  bind(calls.search.indexAll, indexAll),
  bind(calls.search.state, readState),
  bind(calls.synonym.list, listSynonyms),
  bind(calls.synonym.create, createSynonyms),
  bind(calls.synonym.update, updateSynonyms),
  bind(calls.synonym.remove, removeSynonyms),
]
