/** The part of selenium-webdriver that the journeys use: the package carries no types. */
declare module 'selenium-webdriver' {
  export interface Locator {
    readonly using: string;
    readonly value: string;
  }
  export const By: { css(selector: string): Locator };
  export class Capabilities {
    constructor(capabilities: Record<string, unknown>);
  }
  export const Key: { readonly TAB: string; readonly ESCAPE: string; readonly BACK_SPACE: string };
  export interface Cookie {
    name: string;
    value: string;
    sameSite?: string;
    secure?: boolean;
    expiry?: number;
  }
  export class WebElement {
    click(): Promise<void>;
    clear(): Promise<void>;
    sendKeys(...keys: string[]): Promise<void>;
    getText(): Promise<string>;
    getAttribute(name: string): Promise<string | null>;
    isDisplayed(): Promise<boolean>;
  }
  export class WebDriver {
    constructor(session: Promise<Session> | Session, executor: Executor, onQuit?: () => void);
    static createSession(executor: Executor, capabilities: Capabilities): WebDriver;
    get(url: string): Promise<void>;
    quit(): Promise<void>;
    close(): Promise<void>;
    getSession(): Promise<Session>;
    getCurrentUrl(): Promise<string>;
    getTitle(): Promise<string>;
    getWindowHandle(): Promise<string>;
    getAllWindowHandles(): Promise<string[]>;
    findElement(by: Locator): Promise<WebElement>;
    findElements(by: Locator): Promise<WebElement[]>;
    executeScript<T>(script: string | ((...args: never[]) => T), ...args: unknown[]): Promise<T>;
    navigate(): { back(): Promise<void>; forward(): Promise<void>; refresh(): Promise<void> };
    switchTo(): { window(handle: string): Promise<void>; newWindow(type: 'tab' | 'window'): Promise<void> };
    manage(): {
      getCookies(): Promise<Cookie[]>;
      deleteAllCookies(): Promise<void>;
      window(): { setRect(rect: { width?: number; height?: number }): Promise<void> };
      setTimeouts(timeouts: { script?: number; pageLoad?: number; implicit?: number }): Promise<void>;
    };
    wait<T>(condition: () => Promise<T>, timeout: number, message?: string): Promise<T>;
  }
  export class Session {
    constructor(id: string, capabilities: Record<string, unknown>);
  }
  /** What carries a command to a browser. */
  export interface Executor {
    execute(command: Command): Promise<unknown>;
  }
  export interface Command {
    getName(): string;
    getParameters(): Record<string, unknown>;
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): WebDriver;
  }
  export const error: { throwDecodedError(data: { error: string; message: string }): never };
}
