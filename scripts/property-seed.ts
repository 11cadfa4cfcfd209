import { configureGlobal } from 'fast-check'

// The suite uses the same examples each time, so that only a change can make it fail. test:long uses new ones.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
