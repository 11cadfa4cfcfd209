export { buildPages, buildProject } from './project/build-project.ts'
export { findProject, type Project } from './project/find-project.ts'
export { runProject } from './project/run-project.ts'
