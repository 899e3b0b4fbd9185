import { expect, test } from './test'

test.use({ expectedErrors: /Content Security Policy/ })

// Every test fails on an error in the console. This one shows that a breach of the policy is such an error.
test('policy: what the page may not do is noticed', async ({ visit, journal }) => {
  const page = await visit('playground')
  expect(journal.errors).toEqual([])
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
  })
  await expect.poll(() => journal.errors.length).toBe(1)
  expect(await page.evaluate(() => window.pageWatch.violations.length)).toBe(1)
})
