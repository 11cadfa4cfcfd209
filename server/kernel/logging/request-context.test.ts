import { expect, test } from 'vitest'
import { pathForLog } from './request-context.ts'

test.each([
  ['/api/ximblox/page/12', '/api/ximblox/page/12'],
  ['/en-gb/news?page=2&token=secret', '/en-gb/news'],
  ['/preview/share/secret', '/preview/share/***'],
  ['/preview/share/secret?x=1', '/preview/share/***'],
  ['/cmsadmin/reset-password/secret', '/cmsadmin/reset-password/***'],
  ['/cmsadmin/activate-account/secret', '/cmsadmin/activate-account/***'],
  [`/${'a'.repeat(600)}`, `/${'a'.repeat(499)}`],
])('logs the path %s without its secrets', (url, path) => {
  expect(pathForLog(url)).toBe(path)
})
