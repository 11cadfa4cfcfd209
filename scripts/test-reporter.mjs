import { writeFileSync } from 'node:fs'

/** Writes what happened in each test file as JSON, for scripts/vitest.mjs. */
export default class {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map(module => ({
      file: module.relativeModuleId,
      tests: [...module.children.allTests()].map(test => ({
        name: test.fullName,
        state: test.result().state,
        line: test.location?.line,
        duration: test.diagnostic()?.duration ?? 0,
        saved: test.meta().saved ?? [],
      })),
      hooks: [...module.children.allSuites()].filter(hasErrors).map(suite => ({
        name: suite.fullName,
        line: suite.location?.line,
        saved: module.meta().saved ?? [],
      })),
      isBroken: hasErrors(module),
      saved: module.meta().saved ?? [],
    }))
    writeFileSync(process.env.TEST_REPORT, JSON.stringify({ files, unhandled: unhandledErrors.length }))
  }
}

function hasErrors(entity) {
  return entity.errors().length > 0
}
