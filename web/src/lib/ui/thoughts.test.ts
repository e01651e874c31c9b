import { expect, test } from 'vitest';
import { thoughts } from './thoughts';

test('what the server tells of thinking is a question and its options', () => {
  // As crates/agents writes it (`Thoughts::lines`) and the server sends it.
  const told = [
    { seat: 1, lines: ['what Trooper does: 120 games in 35 ms', ' * 61 % to win, tried 80 times: attack Scout', '     expects then: end turn; attack Trooper', '   40 % to win, tried 40 times: end turn'] },
    { seat: 2, lines: [] },
  ];
  expect(thoughts(told)).toEqual([
    {
      seat: 1,
      question: 'what Trooper does: 120 games in 35 ms',
      options: [
        { words: '61 % to win, tried 80 times: attack Scout', taken: true, then: 'expects then: end turn; attack Trooper' },
        { words: '40 % to win, tried 40 times: end turn', taken: false, then: '' },
      ],
    },
  ]);
});

test('nothing is made of anything else', () => {
  for (const told of [null, undefined, 'words', 3, {}, [], [1], [{ seat: 1 }]]) expect(thoughts(told)).toEqual([]);
});
