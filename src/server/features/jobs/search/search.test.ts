import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
let app: TestApp;
beforeAll(async () => { app = await createTestApp(); });
afterAll(() => app.close());
describe('x', () => { test('migrates', async () => { expect(1).toBe(1); }); });
