import { expect, test } from 'vitest';
import { en } from '../i18n/en';
import type { Drawing, FigureView, Scene } from '../wire/minis';
import { sideOf, spoken } from './speak';

test('a wall is on the side of a square where it stands', () => {
  expect(sideOf([2, 3], [2, 1, 2, 5])).toBe('west');
  expect(sideOf([1, 3], [2, 5, 2, 1])).toBe('east');
  expect(sideOf([1, 5], [2, 1, 2, 5])).toBeNull();
  expect(sideOf([4, 2], [3, 2, 6, 2])).toBe('north');
  expect(sideOf([4, 1], [3, 2, 6, 2])).toBe('south');
  expect(sideOf([6, 2], [3, 2, 6, 2])).toBeNull();
});

test('what is on a square is said in words: ground, walls, doors, and who stands there', () => {
  const drawing = { ground: ['..', '.l'], walls: [[0, 0, 2, 0], [2, 0, 2, 2]], doors: [[1, 1, 1, 2]] } as unknown as Drawing;
  const figure = { name: 'Hollow Ranger', role: 'gun', side: 1, points: 20, whole: 30, force: 2, activated: true, conditions: ['stunned'] } as unknown as FigureView;
  const scene = { doors: ['open'] } as unknown as Scene;
  expect(spoken([1, 1], scene, drawing, en, figure, [0])).toEqual([
    'Square b2', 'low objects', 'wall: east', 'open door: west', 'Hollow Ranger', 'shooter', 'enemy', '20 of 30 Hit Points', 'Force 2', 'stunned', 'activated',
  ]);
  expect(spoken([0, 0], scene, drawing, en, null, [])).toEqual(['Square a1', 'wall: north']);
});
