import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { calls } from './calls.ts'
import { errorCodes, errorNames } from './errors.ts'
import { pathID } from './fields.ts'
import { openapi } from './openapi.ts'
import { openapiPage } from './openapi-page.ts'
import { ref } from './people.ts'

const info = { title: 'Ximblox', version: '1.2.3', serverURL: 'https://example.org' }
const document = openapi(calls, info)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
)

describe('openapi', () => {
  it('lists every call once', () => {
    const expected = Object.entries(calls).flatMap(([feature, group]) =>
      Object.entries(group).map(
        ([name, { method, path }]) => `${feature}.${name} ${method} /api/ximblox${path}`,
      ),
    )
    expect(
      operations
        .map(({ method, path, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`)
        .toSorted(),
    ).toEqual(expected.toSorted())
  })

  it('is deterministic', () => {
    expect(JSON.stringify(openapi(calls, info))).toBe(JSON.stringify(document))
  })

  it('has no dangling references', () => {
    const text = JSON.stringify(document)
    const targets = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    const { parameters, schemas } = document.components
    const missing = targets.filter(
      ([, kind, name = '']) => !(name in (kind === 'schemas' ? schemas : parameters)),
    )
    expect(missing).toEqual([])
    expect(text.match(/\$defs|\$schema|__shared/)).toBeNull()
  })

  it('declares every path parameter', () => {
    for (const { path, operation } of operations) {
      const names = operation.parameters.flatMap(parameter =>
        'in' in parameter && parameter.in === 'path' ? [parameter.name] : [],
      )
      expect([path, names.toSorted()]).toEqual([path, (path.match(/(?<=\{)\w+/g) ?? []).toSorted()])
    }
  })

  it('defines the error codes as one enum', () => {
    expect(document.components.schemas.ErrorCode).toMatchObject({ type: 'string', enum: errorCodes })
    expect(JSON.stringify(document.components.schemas.Refusal)).toContain('#/components/schemas/ErrorCode')
  })

  it('lists the required permission and the error codes of each call', () => {
    const publish = document.paths['/api/ximblox/page/{id}/publish']?.post
    expect(publish?.['x-permission']).toBe('publish-page')
    const codes = Object.entries(publish?.responses ?? {}).map(([status, response]) => [
      status,
      response['x-codes'],
    ])
    expect(Object.fromEntries(codes)).toEqual({
      200: undefined,
      400: ['G_04'],
      401: ['UM_01'],
      403: ['UM_01', 'AUTH_04'],
      404: ['PM_01'],
      409: ['PM_02'],
      413: ['G_04'],
      415: ['G_04'],
      422: [...errorCodes.filter(code => code.startsWith('V_')), 'G_07'],
      429: ['G_03'],
      500: ['G_01'],
      503: ['G_02'],
      507: ['G_06'],
    })
  })

  it('adds the envelope to every response, including named schemas', () => {
    const call = defineCall({ method: 'GET', path: '/x', summary: '', access: 'anyone', response: ref })
    const { paths } = openapi({ feature: { call } }, info)
    expect(paths['/api/ximblox/x']?.get?.responses['200']?.content['application/json']?.schema).toEqual({
      type: 'object',
      properties: {
        Success: { const: true },
        Errors: { const: [] },
        ID: { type: 'integer' },
        name: { type: 'string' },
      },
      required: ['Success', 'Errors', 'ID', 'name'],
      additionalProperties: false,
    })
  })

  it('describes an upload as a form that ends with the file', () => {
    const upload = document.paths['/api/ximblox/medialib/add-file']?.post
    const schema = upload?.requestBody?.content['multipart/form-data']?.schema
    expect(Object.keys(Object(schema?.properties))).toEqual(['path', 'videoUrl', 'fileName', 'f'])
  })

  it('distinguishes optional request properties from required response properties', () => {
    expect(document.components.schemas.BlockInput?.required).toEqual(['type', 'key'])
    expect(document.components.schemas.Block?.required).toContain('anchorPoint')
  })

  it('lists every error with its name, meaning and the calls that can return it', () => {
    const errorNamed = (name: string) => document['x-errors'].find(error => error.name === name)
    expect(document['x-errors'].map(({ name }) => name)).toEqual(errorNames)
    expect(errorNamed('pageInUse')).toMatchObject({ code: 'PM_03', status: 409, calls: ['page.delete'] })
    expect(errorNamed('notFound')?.calls).toContain('menu.get')
    expect(errorNamed('notFound')?.calls).not.toContain('page.publish')
    expect(errorNamed('unavailable')?.calls).toBe('every call')
    expect(errorNamed('tooManyItems')).toMatchObject({
      code: 'V_10',
      reason: 'too-many',
      params: ['max'],
      calls: 'every call with input',
    })
    expect(document.paths['/api/ximblox/page/{id}/publish']?.post?.responses['409']?.['x-errors']).toEqual([
      'staleRevision',
    ])
  })
})

describe('openapiPage', () => {
  const page = openapiPage(document)

  it('has a section for every call and schema and no broken links', () => {
    const places = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(operations.filter(({ operation }) => !places.has(operation.operationId))).toEqual([])
    expect(targets.filter(id => !places.has(id))).toEqual([])
  })

  it('prints schemas with their limits', () => {
    const call = defineCall({
      method: 'POST',
      path: '/thing/{id}',
      summary: 'Change a thing',
      access: 'user',
      params: z.object({ id: pathID }),
      body: z.strictObject({
        name: z.string().check(z.maxLength(9)),
        tags: z.optional(z.array(z.enum(['a', 'b']))),
        owner: z.nullable(z.strictObject({ ID: z.int() })),
      }),
    })
    const lines = [
      '{',
      '  name: string <i>// at most 9 characters</i>',
      '  tags?: (&#34;a&#34; | &#34;b&#34;)[]',
      '  owner: {',
      '    ID: integer',
      '  } | null',
      '}',
    ]
    expect(openapiPage(openapi({ things: { change: call } }, info))).toContain(
      `<pre>${lines.join('\n')}</pre>`,
    )
  })

  it('escapes all texts', () => {
    const summary = '<script>alert("1")</script> & more'
    const call = defineCall({ method: 'GET', path: '/x', summary, access: 'anyone' })
    const hostile = openapiPage(openapi({ '<b>': { call } }, { ...info, title: '</title>' }))
    expect(hostile).not.toMatch(/<script|<b>|<\/title><\/title>/)
    expect(hostile).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; more')
  })

  it('contains no scripts', () => {
    expect(page).not.toMatch(/<script|style=| on\w+=/)
  })

  it('links the errors of a call to their meanings', () => {
    const meaning = 'What the request is based on was changed in the meantime'
    expect(page).toContain('<a href="#error-staleRevision">staleRevision</a>')
    expect(page).toMatch(new RegExp(`<tr id="error-staleRevision">[^]*?PM_02[^]*?409[^]*?${meaning}`))
  })
})
