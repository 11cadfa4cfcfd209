import { calls } from '@ximblox/contract/calls'
import type { FormOperations } from '../../kernel/forms/form-operations.ts'
import { bind, bindFile, type Route } from '../../kernel/http/bind.ts'
import { apiSubmit } from './api-submit.ts'
import { csv } from './csv.ts'
import { erase } from './erase.ts'
import type { FormPages } from './form-pages.ts'
import { listForms } from './forms.ts'
import { listSubjects } from './subjects.ts'
import {
  getSubmission,
  listSubmissions,
  removeSubmission,
  removeSubmissions,
  runOnBehalf,
  updateSubmission,
} from './submissions.ts'
import { writeLetters } from './write-letters.ts'

export const formRoutes = (operations: FormOperations, formPages: FormPages): Route[] => [
  bind(calls.forms.submit, apiSubmit(operations, formPages)),
  bind(calls.forms.act, async (_app, _actor, { params, body }) => operations.act({ ...params, ...body })),
  bind(calls.forms.list, listForms),
  bind(calls.forms.subjects, listSubjects),
  bind(calls.forms.submissions, listSubmissions),
  bindFile(calls.forms.csv, csv),
  bind(calls.forms.get, getSubmission),
  bind(calls.forms.update, updateSubmission),
  bind(calls.forms.remove, removeSubmission),
  bind(calls.forms.run, runOnBehalf),
  bind(calls.forms.removeSeveral, removeSubmissions),
  bind(calls.forms.write, writeLetters),
  bind(calls.forms.erase, erase),
]
